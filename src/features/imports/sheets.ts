export { default } from './ImportPage.tsx';
export { exportRecords } from './exportRecords.ts';
