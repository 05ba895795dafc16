import type Database from 'libsql';
import { number, text } from '../catalogue/rows';
import { isRecord } from '../is-record';

/** In the order in which they happen. */
export const COUNTED_EVENTS = [
	'view_cart',
	'add_to_cart',
	'change_quantity',
	'remove_from_cart',
	'begin_checkout',
	'choose_payment',
	'purchase',
] as const;

const isCounted = ( value: unknown ): value is string =>
	COUNTED_EVENTS.some( ( event ) => event === value );

const MAX_LENGTH = 100;

export interface EventCount {
	event: string;
	count: number;
}

/**
 * Stores a browser's report: `{ "event": "purchase", "detail": "17" }`; false for an invalid one. Duplicates count: a
 * script that reports twice should show.
 */
export const addReport = (
	database: Database.Database,
	sessionId: string,
	sent: unknown
): boolean => {
	const { event, detail = '' } = isRecord( sent ) ? sent : {};
	if ( ! isCounted( event ) || typeof detail !== 'string' ) {
		return false;
	}
	database
		.prepare(
			'INSERT INTO statistics ( session_id, event, detail ) VALUES ( ?, ?, ? )'
		)
		.run( sessionId, event, detail.slice( 0, MAX_LENGTH ) );
	return true;
};

/** Everything that a visitor's browser reported, in the order of {@link COUNTED_EVENTS}. */
export const countReports = (
	database: Database.Database,
	sessionId: string
): EventCount[] => {
	const rows = database
		.prepare(
			'SELECT event, COUNT(*) AS count FROM statistics WHERE session_id = ? GROUP BY event'
		)
		.all( sessionId )
		.map( ( row ) => ( {
			event: text( row, 'event' ),
			count: number( row, 'count' ),
		} ) );
	return COUNTED_EVENTS.flatMap(
		( event ) => rows.find( ( row ) => row.event === event ) ?? []
	);
};
