/**
 * Runs one function of an Apps Script in a worker, with stand-ins for the parts of Google's that it uses. Requests wait
 * for their answers, as they do there, without stopping the servers in the main thread.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Script, createContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

const { source, name, sheets, properties, origins } = workerData;

const REQUEST = `
  const { url, method, contentType, payload } = JSON.parse(process.argv[1]);
  const headers = contentType ? { 'Content-Type': contentType } : {};
  const answer = await fetch(url, { method: method.toUpperCase(), headers, body: payload });
  console.log(JSON.stringify({ code: answer.status, text: await answer.text() }));`;

/** The local address of a request to Google. */
function local(url) {
  const { host, pathname, search } = new URL(url);
  if (host.endsWith('.googleapis.com')) return `${origins.accounts}/${host}${pathname}${search}`;
  return `${origins.database}${pathname}${search}&ns=${origins.namespace}`;
}

const UrlFetchApp = {
  fetch(url, options) {
    const request = JSON.stringify({ ...options, url: local(url) });
    const args = ['--input-type=module', '-e', REQUEST, request];
    const { stdout } = spawnSync(process.execPath, args, { windowsHide: true });
    const { code, text } = JSON.parse(String(stdout));
    return { getResponseCode: () => code, getContentText: () => text };
  },
};

const sheetOf = (cells) => ({
  clearContents: () => void cells.splice(0),
  getDataRange: () => ({ getValues: () => cells.map((row) => [...row]) }),
  getRange: (row, column) => ({
    setValue(value) {
      cells[row - 1][column - 1] = value;
    },
    setValues: (values) => void cells.splice(row - 1, values.length, ...values),
  }),
});

const context = createContext({
  UrlFetchApp,
  PropertiesService: { getScriptProperties: () => ({ getProperties: () => properties }) },
  SpreadsheetApp: { getActive: () => ({ getSheetByName: (one) => sheetOf(sheets[one]) }) },
  Utilities: { getUuid: randomUUID, formatDate: (date) => date.toISOString().slice(0, 10) },
});
new Script(`${source}\n${name}`).runInContext(context);
parentPort.postMessage(sheets, []);
