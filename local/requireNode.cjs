'use strict';
/* Ends a command on a Node that is too old for it, with one sentence. Written so that any Node can read it. */
var needed = /\d+\.\d+\.\d+/.exec(require('../package.json').engines.node)[0];
var version = process.versions.node;
var wanted = needed.split('.').map(Number);
var actual = version.split('.').map(Number);

if (actual[0] < wanted[0] || (actual[0] === wanted[0] && actual[1] < wanted[1])) {
  var problem = 'This app needs Node ' + needed + ' or newer; this is ' + version + '.';
  console.error(problem + ' https://nodejs.org has the current one.');
  process.exit(1);
}
