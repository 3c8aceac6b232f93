/** Dredd takes its hooks from files only: this one hands it those that came with its configuration. */
const hooks = require('hooks');

const { expand, prepare, inspect } = hooks.configuration.custom.hooks;
hooks.beforeAll((transactions, done) => expand(transactions, done));
hooks.beforeEach((transaction, done) => prepare(transaction, done));
hooks.afterEach((transaction, done) => inspect(transaction, done));
