import type { Shift } from './in-page/watch-shifts';
import { isRecord } from '../../demo-shop/is-record';

export interface ReportedFigures {
	names: string[];
	script: string | null;
	renders: number;
	faults: {
		extensionPoint: string;
		kind: string;
		count: number;
		message: string;
	}[];
	figures: {
		timeMs: number;
		longestMs: number;
		rendersPerSecond: number;
		errors: number;
		bytes: number | null;
		layoutShift: number | null;
	};
}

export type Recorded =
	| { kind: 'figures'; figures: ReportedFigures[] }
	| { kind: string; name: string; detail: string };

export interface Violation {
	id: string;
	help: string;
	where: string;
	elements: string[];
}

export interface Step {
	name: string;
	/** CSS pixels. */
	width: number;
	isDone: boolean;
	/** The page's error message if the step failed. */
	pageMessage: string;
}

export interface Message {
	type: string;
	text: string;
	where: string;
}

export interface Methods {
	regular: string[];
	express: string[];
}

export interface Found {
	/** Names by kind, each with its details: `filter` › `itemName` › `[ 'my-add-on' ]`. */
	records: Record< string, Record< string, string[] > >;
	figures: ReportedFigures[];
	messages: Message[];
	steps: Step[];
	shifts: ( Shift & { page: string; width: number } )[];
	violations: Violation[];
	clicks: number;
	/** Names of the payment data sent with an order, by method. */
	sent: Record< string, string[] >;
}

export interface Findings {
	record: ( recorded: Recorded ) => void;
	addMessage: ( type: string, text: string, where: string ) => void;
	/** Discards a visit's messages if its page wasn't ready for the add-on. */
	forgetMessages: () => void;
	addStep: (
		name: string,
		width: number,
		isDone: boolean,
		pageMessage?: string
	) => void;
	addShift: ( page: string, width: number, shift: Shift ) => void;
	addViolations: ( violations: readonly Violation[] ) => void;
	addClicks: ( count: number ) => void;
	addSent: ( method: string, orders: unknown ) => void;
	methods: () => Methods;
	found: () => Found;
}

const isFigures = (
	recorded: Recorded
): recorded is Extract< Recorded, { kind: 'figures'; figures: unknown } > =>
	'figures' in recorded;

/** The highest figures, and all faults. */
const getWorse = (
	one: ReportedFigures,
	other: ReportedFigures
): ReportedFigures => {
	const larger = ( a: number | null, b: number | null ) =>
		a === null || b === null ? ( a ?? b ) : Math.max( a, b );
	const faults = new Map(
		[ ...one.faults, ...other.faults ].map( ( fault ) => [
			`${ fault.extensionPoint } ${ fault.kind }`,
			fault,
		] )
	);
	return {
		...other,
		names: [ ...new Set( [ ...one.names, ...other.names ] ) ],
		renders: Math.max( one.renders, other.renders ),
		faults: [ ...faults.values() ],
		figures: {
			timeMs: Math.max( one.figures.timeMs, other.figures.timeMs ),
			longestMs: Math.max(
				one.figures.longestMs,
				other.figures.longestMs
			),
			rendersPerSecond: Math.max(
				one.figures.rendersPerSecond,
				other.figures.rendersPerSecond
			),
			errors: Math.max( one.figures.errors, other.figures.errors ),
			bytes: larger( one.figures.bytes, other.figures.bytes ),
			layoutShift: larger(
				one.figures.layoutShift,
				other.figures.layoutShift
			),
		},
	};
};

/** Ignores other scripts' figures. */
export const createFindings = ( scripts: readonly string[] ): Findings => {
	const records: Found[ 'records' ] = {};
	const figures = new Map< string, ReportedFigures >();
	const messages = new Map< string, Message >();
	const steps: Step[] = [];
	const shifts: Found[ 'shifts' ] = [];
	const violations = new Map< string, Violation >();
	const sent: Found[ 'sent' ] = {};
	let clicks = 0;
	const namesOf = ( kind: string ) => Object.keys( records[ kind ] ?? {} );
	return {
		record: ( recorded ) => {
			if ( isFigures( recorded ) ) {
				for ( const one of recorded.figures ) {
					const key = one.script ?? `names ${ one.names.join() }`;
					const isOwn =
						one.script === null || scripts.includes( one.script );
					if ( isOwn ) {
						const known = figures.get( key );
						figures.set(
							key,
							known ? getWorse( known, one ) : one
						);
					}
				}
				return;
			}
			const byName = ( records[ recorded.kind ] ??= {} );
			const details = ( byName[ recorded.name ] ??= [] );
			if (
				recorded.detail !== '' &&
				! details.includes( recorded.detail )
			) {
				details.push( recorded.detail );
			}
		},
		addMessage: ( type, text, where ) => {
			const key = `${ type } ${ text.split( '\n' )[ 0 ] }`;
			messages.set( key, messages.get( key ) ?? { type, text, where } );
		},
		forgetMessages: () => messages.clear(),
		addStep: ( name, width, isDone, pageMessage = '' ) => {
			const same = steps.find(
				( step ) => step.name === name && step.width === width
			);
			if ( ! same ) {
				steps.push( { name, width, isDone, pageMessage } );
			} else if ( ! isDone ) {
				Object.assign( same, { isDone, pageMessage } );
			}
		},
		addShift: ( page, width, shift ) => {
			shifts.push( { page, width, ...shift } );
		},
		addViolations: ( found ) =>
			found.forEach( ( violation ) =>
				violations.set(
					`${ violation.id } ${ violation.elements.join() }`,
					violation
				)
			),
		addClicks: ( count ) => {
			clicks += count;
		},
		addSent: ( method, orders ) => {
			const [ order ]: unknown[] = Array.isArray( orders ) ? orders : [];
			const addOns = isRecord( order ) ? order.add_ons : null;
			const kept = isRecord( addOns ) ? addOns[ method ] : null;
			// The shop's own gateways store something else.
			if ( isRecord( kept ) && Array.isArray( kept.sent ) ) {
				sent[ method ] = kept.sent.map( String );
			}
		},
		methods: () => ( {
			regular: namesOf( 'payment method' ),
			express: namesOf( 'express payment method' ),
		} ),
		found: () => ( {
			records,
			figures: [ ...figures.values() ],
			messages: [ ...messages.values() ],
			steps,
			shifts,
			violations: [ ...violations.values() ],
			clicks,
			sent,
		} ),
	};
};
