/** What a tab posts to the backend. */
export type TabMessage =
  /** Opens a connection to the database; its frames travel over the port that comes along. */
  | { readonly type: 'socket'; readonly url: string }
  /** Asks for accounts; the answer comes over the port that comes along. */
  | { readonly type: 'request'; readonly url: string; readonly body: string }
  /** Whether somebody looks at the tab, and what they see there. */
  | { readonly type: 'presence'; readonly isVisible: boolean; readonly address: string }
  | { readonly type: 'pauseColleagues'; readonly isPaused: boolean }
  | { readonly type: 'startOver' };

/** What the backend posts to every tab. */
export type BackendMessage =
  | {
      readonly type: 'state';
      readonly areColleaguesPaused: boolean;
      /** Whether nobody has signed in since the try-out was started. */
      readonly isUnused: boolean;
    }
  | { readonly type: 'startedOver' };

/** The answer to a request for accounts. */
export type Answer = { readonly status: number; readonly json: unknown };
