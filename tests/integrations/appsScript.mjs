/**
 * Runs one function of an Apps Script in a worker, with stand-ins for the parts of Google's that it uses. Requests wait
 * for their answers, as they do there, without stopping the servers in the main thread.
 */
import { randomUUID } from 'node:crypto';
import { Script, createContext } from 'node:vm';
import {
  MessageChannel,
  Worker,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads';

const { source, name, sheets, properties, origins } = workerData;

const FETCHER = `
  const { port, answered } = require('node:worker_threads').workerData;
  port.on('message', async ({ url, method, contentType, payload }) => {
    const headers = contentType ? { 'Content-Type': contentType } : {};
    const answer = await fetch(url, { method: method.toUpperCase(), headers, body: payload });
    port.postMessage({ code: answer.status, text: await answer.text() });
    Atomics.store(answered, 0, 1);
    Atomics.notify(answered, 0);
  });`;

const answered = new Int32Array(new SharedArrayBuffer(4));
const { port1: line, port2: port } = new MessageChannel();
const fetcher = new Worker(FETCHER, {
  eval: true,
  workerData: { port, answered },
  transferList: [port],
});

/** The local address of a request to Google. */
function local(url) {
  const { host, pathname, search } = new URL(url);
  if (host.endsWith('.googleapis.com')) return `${origins.accounts}/${host}${pathname}${search}`;
  return `${origins.database}${pathname}${search}&ns=${origins.namespace}`;
}

const UrlFetchApp = {
  fetch(url, options) {
    Atomics.store(answered, 0, 0);
    line.postMessage({ ...options, url: local(url) }, []);
    Atomics.wait(answered, 0, 0);
    const { code, text } = receiveMessageOnPort(line).message;
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
await fetcher.terminate();
line.close();
