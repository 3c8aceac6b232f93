/** A client for Docket: every operation of its contract, its events, and live copies of projects. */
export {
  changeIssue,
  changePage,
  type Issue,
  type IssueChange,
  type Page,
  type PageChange,
} from './changing.ts';
export { connect, type Client, type ClientEvents, type ClientOptions } from './client.ts';
export type { Clock } from './clock.ts';
export { confirming } from './confirming.ts';
export type { State } from './connection.ts';
export type { Change } from './copy.ts';
export { deviceLogin, type DeviceLogin } from './device-login.ts';
export { docket, type Docket, type Lists, type Methods, type Responses } from './docket.ts';
export type { Refetch, ServerEvent } from './events.ts';
export type { ChangeOptions, Followed, FollowedEvents, FollowOptions } from './followed.ts';
export type { RefusalCode, RefusalFields } from './generated/refusals.ts';
export { instanceAt, type Instance, type InstanceOptions, type TokenStore } from './instance.ts';
export { each, type ItemOf, type ListId } from './lists.ts';
export type { Answer, CallOptions, OperationId, OperationOf, Sent } from './operation.ts';
export type { Progress } from './progress.ts';
export { Refused, type RefusedWith } from './refused.ts';
export { respond, type ResponseOf } from './responses.ts';
export type { IssueFields } from './own-changes.ts';
export type { SavedCopy } from './saved.ts';
export type { CommentRow, IssueRow, PageRow, Row, RowName } from './rows.ts';
export { signIn, signOut, type Identity, type SignedIn } from './signing-in.ts';
export type { OpenSocket, Socket } from './socket.ts';
export { Unreachable } from './unreachable.ts';
