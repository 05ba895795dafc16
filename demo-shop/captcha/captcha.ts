import { randomBytes, randomInt } from 'node:crypto';
import type Database from 'libsql';
import { number, text, textOrNull } from '../catalogue/rows';
import { drawSum } from './picture';

/** Two minutes for a challenge, and for its token. */
const LIFE_MS = 2 * 60 * 1000;

const WORDS = [
	'zero',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
];

export interface Challenge {
	id: string;
	/** For people who can't see the picture. */
	question: string;
	/** The same sum as SVG. */
	picture: string;
	/** Seconds left to answer. */
	expiresIn: number;
}

const newId = () => randomBytes( 16 ).toString( 'hex' );

/** Also deletes expired challenges. */
export const createChallenge = (
	database: Database.Database,
	now: number
): Challenge => {
	const [ first, second ] = [ randomInt( 1, 10 ), randomInt( 1, 10 ) ];
	const id = newId();
	database.prepare( 'DELETE FROM captchas WHERE expires_at <= ?' ).run( now );
	database
		.prepare(
			'INSERT INTO captchas ( id, answer, expires_at ) VALUES ( ?, ?, ? )'
		)
		.run( id, first + second, now + LIFE_MS );
	return {
		id,
		question: `What is ${ WORDS[ first ] } plus ${ WORDS[ second ] }?`,
		picture: drawSum( first, second ),
		expiresIn: LIFE_MS / 1000,
	};
};

/** A challenge takes one answer, right or wrong. Returns a token for one order within two minutes, else `null`. */
export const answerChallenge = (
	database: Database.Database,
	id: string,
	answer: number,
	now: number
): string | null => {
	const row: unknown = database
		.prepare( 'SELECT * FROM captchas WHERE id = ? AND expires_at > ?' )
		.get( id, now );
	if ( row === undefined || textOrNull( row, 'token' ) !== null ) {
		return null;
	}
	if ( number( row, 'answer' ) !== answer ) {
		database.prepare( 'DELETE FROM captchas WHERE id = ?' ).run( id );
		return null;
	}
	const token = newId();
	database
		.prepare( 'UPDATE captchas SET token = ?, expires_at = ? WHERE id = ?' )
		.run( token, now + LIFE_MS, text( row, 'id' ) );
	return token;
};

/** A token works once. Returns whether it was valid. */
export const spendToken = (
	database: Database.Database,
	token: string,
	now: number
): boolean => {
	return (
		database
			.prepare(
				'DELETE FROM captchas WHERE token = ? AND expires_at > ?'
			)
			.run( token, now ).changes > 0
	);
};
