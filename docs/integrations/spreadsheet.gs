/**
 * Reads records into a Google spreadsheet and creates leads from its rows. docs/integrations.md says how to set it up.
 * Script properties: API_KEY, DATABASE_URL (without a slash at its end), EMAIL and PASSWORD of an account of its own.
 */

/** Fills the sheet “Overdue” with the overdue invoices. Run it by hand or every morning. */
function listOverdueInvoices() {
  const session = signIn();
  const invoices = query(session, 'finance/invoices', 'status', 'Overdue');
  const rows = Object.values(invoices).map((one) => [one.idNum, one.customer, one.due, one.amount]);
  const sheet = SpreadsheetApp.getActive().getSheetByName('Overdue');
  sheet.clearContents();
  const table = [['Invoice #', 'Customer', 'Due', 'Amount']].concat(rows);
  sheet.getRange(1, 1, table.length, 4).setValues(table);
}

/** Creates a lead of each row of the sheet “Leads” (company, contact, source, key) that is not stored yet. */
function createLeads() {
  const session = signIn();
  const sheet = SpreadsheetApp.getActive().getSheetByName('Leads');
  const rows = sheet.getDataRange().getValues();
  rows.forEach(([company, contact, source, key], index) => {
    if (index === 0 || company === '') return;
    // The key is in the sheet before the lead is sent: a run that breaks off creates no lead twice.
    const own = key || newKey();
    if (!key) sheet.getRange(index + 1, 4).setValue(own);
    const lead = { company, contact, source, status: 'New' };
    create(session, 'sales/leads', own, lead, 'created new lead', company);
  });
}

/** Sets one field of a record, with its entries in the activity and the history. */
function change(session, path, key, field, to, action, subject) {
  const from = fetchJson(`${databaseUrl()}/${path}/${key}/${field}.json?auth=${session.idToken}`);
  if (from === to) return;
  const signed = { user: session.user, uid: session.uid, timestamp: { '.sv': 'timestamp' } };
  const changes = { [field]: from === null ? { to } : { from, to } };
  const entry = newKey();
  write(session, {
    [`${path}/${key}/${field}`]: to,
    [`${path}/${key}/changedAt`]: { '.sv': 'timestamp' },
    [`${path}/${key}/changedBy`]: session.uid,
    [`activity/${entry}`]: { ...signed, action, subject },
    [`history/${entry}`]: { ...signed, record: `${path}/${key}`, changes },
  });
}

/** Creates a record together with its activity entry, unless it was created before. */
function create(session, path, key, values, action, subject) {
  const stored = fetchJson(`${databaseUrl()}/activity/${key}.json?auth=${session.idToken}`);
  if (stored !== null) return;
  const creationDate = Utilities.formatDate(new Date(), 'Asia/Dubai', 'yyyy-MM-dd');
  const signed = { user: session.user, uid: session.uid, timestamp: { '.sv': 'timestamp' } };
  write(session, {
    [`${path}/${key}`]: { ...values, creationDate },
    [`activity/${key}`]: { ...signed, action, subject },
  });
}

/** The records of a collection whose child has this value. */
function query(session, path, child, value) {
  const [orderBy, equalTo] = [child, value].map((one) => encodeURIComponent(JSON.stringify(one)));
  const url = `${databaseUrl()}/${path}.json?auth=${session.idToken}&orderBy=${orderBy}&equalTo=${equalTo}`;
  return fetchJson(url) || {};
}

/** One write, which is stored as a whole or not at all. */
function write(session, values) {
  fetchJson(`${databaseUrl()}/.json?auth=${session.idToken}`, 'patch', values);
}

/** Signs the account in, for an hour, and says its name. Name and uid are in all entries. */
function signIn() {
  const { API_KEY: key, EMAIL: email, PASSWORD: password } = properties();
  const accounts = (method, body) =>
    fetchJson(
      `https://identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`,
      'post',
      body,
    );
  const { idToken } = accounts('signInWithPassword', { email, password, returnSecureToken: true });
  const [{ displayName, localId: uid }] = accounts('lookup', { idToken }).users;
  const session = { idToken, uid, user: displayName || 'Admin' };
  write(session, { [`people/${uid}`]: { name: session.user, at: { '.sv': 'timestamp' } } });
  return session;
}

function fetchJson(url, method, body) {
  const options = { method: method || 'get', muteHttpExceptions: true };
  if (body)
    Object.assign(options, { contentType: 'application/json', payload: JSON.stringify(body) });
  const response = UrlFetchApp.fetch(url, options);
  const text = response.getContentText();
  if (response.getResponseCode() !== 200) throw new Error(text);
  return JSON.parse(text);
}

/** A new key, which sorts by time. */
function newKey() {
  return `sheet-${Date.now().toString(36)}-${Utilities.getUuid().slice(0, 8)}`;
}

const properties = () => PropertiesService.getScriptProperties().getProperties();
const databaseUrl = () => properties().DATABASE_URL;
