/** What a change tells the world once it is committed. */

export interface StoreEvent {
  readonly type: string;
  /** Who may hear it: those who can read the project. */
  readonly project_id?: number;
  /** Who alone hears it, where it is about one person's own things. */
  readonly user_id?: number;
  readonly issue_id?: number;
  /** There when the event stands for a change of an issue, a page or a comment. */
  readonly seq?: number;
}

export type CommitListener = (events: readonly StoreEvent[]) => void;
