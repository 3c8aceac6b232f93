/** A client for the events of Docket, and for copies of its projects. */
export { connect, type Client, type ClientEvents, type ClientOptions } from './client.ts';
export type { Clock } from './clock.ts';
export type { State } from './connection.ts';
export type { Change } from './copy.ts';
export type { Refetch, ServerEvent } from './events.ts';
export type { Followed, FollowOptions } from './following.ts';
export { Refused, type Fetch } from './rest.ts';
export type { CommentRow, IssueRow, PageRow, Row, RowName } from './rows.ts';
export type { OpenSocket, Socket } from './socket.ts';
