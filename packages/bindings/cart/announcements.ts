export { announceRates } from './announce-rates';
export { startAnnouncingTotal } from './announce-total';
