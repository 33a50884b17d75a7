import { connect } from './database.ts';

// Ahead of the first subscription: index.html starts this file while the app is still on its way.
connect();
