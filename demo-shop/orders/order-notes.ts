import type Database from 'libsql';
import { text } from '../catalogue/rows';

export const addNote = (
	database: Database.Database,
	orderId: number,
	note: string,
	now: number
): void => {
	database
		.prepare(
			'INSERT INTO order_notes ( order_id, note, added_at ) VALUES ( ?, ?, ? )'
		)
		.run( orderId, note, now );
};

/** Oldest first. */
export const getNotes = (
	database: Database.Database,
	orderId: number
): string[] =>
	database
		.prepare(
			'SELECT note FROM order_notes WHERE order_id = ? ORDER BY rowid'
		)
		.all( orderId )
		.map( ( row ) => text( row, 'note' ) );
