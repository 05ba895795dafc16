import './style.scss';

export { startReport, type RunningReport } from './start-report';
