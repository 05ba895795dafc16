import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../tools/support/root.mjs';
import { runPhp } from '../../../tools/wordpress/real-shop/site.mjs';

const CLIENTS = 8;
const ROWS = [ 0, 2000, 40_000 ];
const REPEATS = 3;
const SECONDS = 5;
const ORDERS = 1000;
const TOLERANCE = 0.2;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const fillRows = ( shop, count ) =>
	JSON.parse( runPhp( 'crashes/locks-rows.php', shop.site, String( count ) ) )
		.deadlocks;

const sum = ( numbers ) => numbers.reduce( ( total, one ) => total + one, 0 );

const median = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 2 )
	];

const runClient = ( shop, signals, rounds, seconds ) =>
	new Promise( ( resolve, reject ) => {
		const child = spawn(
			'php',
			[
				'-d',
				'opcache.enable_cli=1',
				inRoot( 'tests/wordpress/crashes/locks.php' ),
				shop.site,
				signals,
				String( rounds ),
				String( seconds ),
			],
			{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
		);
		let output = '';
		let errors = '';
		child.stdout.on( 'data', ( text ) => ( output += text ) );
		child.stderr.on( 'data', ( text ) => ( errors += text ) );
		child.on( 'close', () => {
			try {
				resolve( JSON.parse( output.trim().split( '\n' ).at( -1 ) ) );
			} catch {
				reject( new Error( `A client ended: ${ output }${ errors }` ) );
			}
		} );
	} );

/** `rounds` and `seconds`: 0 for no limit. */
const orderAtOnce = async ( shop, rounds, seconds ) => {
	const signals = mkdtempSync( path.join( tmpdir(), 'shopfront-locks-' ) );
	try {
		const clients = Array.from( { length: CLIENTS }, () =>
			runClient( shop, signals, rounds, seconds )
		);
		const all = Promise.all( clients );
		let hasFailed = false;
		all.catch( () => ( hasFailed = true ) );
		while ( readdirSync( signals ).length < CLIENTS && ! hasFailed ) {
			await wait( 20 );
		}
		writeFileSync( path.join( signals, 'go' ), '' );
		return await all;
	} finally {
		rmSync( signals, { recursive: true, force: true } );
	}
};

/**
 * Orders a second that eight clients lock and record, with few and many attempts in the database.
 *
 * @param {import('./shop.mjs').Shop} shop
 * @return {Promise<boolean>} False if many attempts make orders slower, or if orders are refused or fail.
 */
export const measureLocks = async ( shop ) => {
	const rates = new Map( ROWS.map( ( count ) => [ count, [] ] ) );
	const answers = [];
	let deadlocks = fillRows( shop, 0 );
	const before = deadlocks;
	for ( let repeat = 0; repeat < REPEATS; repeat++ ) {
		for ( const count of ROWS ) {
			fillRows( shop, count );
			const clients = await orderAtOnce( shop, 0, SECONDS );
			answers.push( ...clients );
			rates
				.get( count )
				.push(
					sum(
						clients.map(
							( { rounds, seconds } ) => rounds / seconds
						)
					)
				);
		}
	}
	const none = median( rates.get( 0 ) );
	console.log(
		`\nOrders a second of ${ CLIENTS } clients, ${ REPEATS } times ${ SECONDS } s in alternation`
	);
	for ( const [ count, all ] of rates ) {
		console.log(
			`  ${ count } attempts: ${ Math.round( median( all ) ) } (${ all.map( Math.round ).join( ', ' ) }), ${ ( median( all ) / none ).toFixed( 2 ) } of none`
		);
	}
	fillRows( shop, ROWS.at( -1 ) );
	const orders = await orderAtOnce( shop, ORDERS / CLIENTS, 0 );
	deadlocks = fillRows( shop, 0 ) - before;
	const refusals = ( clients ) =>
		sum( clients.map( ( one ) => one.refusals ) );
	const errors = [ ...answers, ...orders ].flatMap( ( one ) => one.errors );
	console.log(
		`  ${ sum( orders.map( ( { rounds } ) => rounds ) ) } orders with ${ ROWS.at( -1 ) } attempts: ${ refusals( orders ) } false refusals`
	);
	console.log(
		`  in all ${ sum( [ ...answers, ...orders ].map( ( { rounds } ) => rounds ) ) } orders: ${ deadlocks } deadlocks, ${ refusals( [ ...answers, ...orders ] ) } false refusals, ${ errors.length } errors of the database ${ [ ...new Set( errors ) ].join( '; ' ) }`
	);
	const isEven = [ ...rates.values() ].every(
		( all ) => Math.abs( median( all ) / none - 1 ) <= TOLERANCE
	);
	return (
		isEven &&
		deadlocks === 0 &&
		errors.length === 0 &&
		refusals( [ ...answers, ...orders ] ) === 0
	);
};
