export { startEmailCapture } from './start-email-capture';
