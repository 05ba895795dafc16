import type Database from 'libsql';
import {
	addReport,
	LIMITS,
	type DayFigures,
	type Report,
} from '@shopfront/field-data';
import { text } from '../catalogue/rows';
import { inTransaction } from '../database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts of a day, as JSON (`DayFigures`): no row is about one visit. */
export const FIELD_DATA_TABLE = `
CREATE TABLE IF NOT EXISTS field_data (
	day TEXT PRIMARY KEY,
	figures TEXT NOT NULL
);
`;

const dayOf = ( now: number ) => new Date( now ).toISOString().slice( 0, 10 );

const parse = ( row: unknown ): DayFigures =>
	JSON.parse( text( row, 'figures' ) );

/** The days that count. */
export const readDays = (
	database: Database.Database,
	now: number
): DayFigures[] =>
	database
		.prepare( 'SELECT figures FROM field_data WHERE day > ?' )
		.all( dayOf( now - LIMITS.days * DAY_MS ) )
		.map( parse );

/** False once the hour has as many reports as we count. */
export const saveReport = (
	database: Database.Database,
	report: Report,
	now: number
): boolean =>
	inTransaction( database, () => {
		const day = dayOf( now );
		const row: unknown = database
			.prepare( 'SELECT figures FROM field_data WHERE day = ?' )
			.get( day );
		const figures = addReport(
			row === undefined ? null : parse( row ),
			report,
			new Date( now ).getUTCHours()
		);
		if ( ! figures ) {
			return false;
		}
		database
			.prepare(
				'INSERT INTO field_data ( day, figures ) VALUES ( ?, ? ) ON CONFLICT ( day ) DO UPDATE SET figures = excluded.figures'
			)
			.run( day, JSON.stringify( figures ) );
		database
			.prepare( 'DELETE FROM field_data WHERE day <= ?' )
			.run( dayOf( now - LIMITS.days * DAY_MS ) );
		return true;
	} );

export const deleteFigures = ( database: Database.Database ): void => {
	database.prepare( 'DELETE FROM field_data' ).run();
};
