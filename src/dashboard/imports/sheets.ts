export { default } from '../pages/ImportPage.tsx';
export { exportRecords } from './exportRecords.ts';
