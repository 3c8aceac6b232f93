/** The comments of a published issue or page, with only the display name of the author. */
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import { commentList, commentSlice, type CommentRequest, type CommentSlice } from '../comments/list.ts';
import { findHost, type HostInPath } from './items.ts';
import { joinPublished } from './project.ts';
import { JOIN_AUTHOR, publicComment } from '../../records/comment.ts';

const publicComments = commentList(publicComment, `${joinPublished('comments')} ${JOIN_AUTHOR}`);

export async function comments(
  read: Read,
  host: HostInPath,
  request: CommentRequest,
): Promise<CommentSlice<Schemas['PublicComment']>> {
  await findHost(read, host);
  return commentSlice(read, publicComments, host, request);
}
