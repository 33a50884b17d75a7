'use strict';
/* Exits with an error if Node is too old. Written in ES5, so that any version of Node can run it. */
var required = /\d+\.\d+\.\d+/.exec(require('../../package.json').engines.node)[0];
var version = process.versions.node;
var minimum = required.split('.').map(Number);
var actual = version.split('.').map(Number);

if (actual[0] < minimum[0] || (actual[0] === minimum[0] && actual[1] < minimum[1])) {
  var problem = 'This app requires Node ' + required + ' or newer; this is ' + version + '.';
  console.error(problem + ' Download the current version from https://nodejs.org.');
  process.exit(1);
}
