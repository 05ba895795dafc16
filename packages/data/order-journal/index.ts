export { confirmTotal, dropCoupons, keepCoupons } from './confirm-total';
export {
	clearJournal,
	hasJournalEntry,
	readJournal,
	writeJournal,
	type JournalEntry,
} from './journal';
export {
	forgetPlacedOrder,
	readPlacedOrder,
	removeForeignOrders,
	SHARED_ORDER_MS,
	sharePlacedOrder,
	type PlacedOrder,
} from './placed-order';
