import { isRecord } from '@shopfront/store-api';
import type { EnginePage } from './page';

const TIMEOUT_MS = 120_000;
const POLL_MS = 50;
/** How late announcements may come after the last reply: a new total comes after 1000 ms. */
const QUIET_MS = 1500;
/** How long a control may stay hidden while the page scrolls. */
const SCROLL_MS = 500;

export interface Focus {
	name: string;
	html: string;
	/** Radio group; empty for other controls. */
	group: string;
	isField: boolean;
	/** `null` if the control is entirely visible. */
	hidden: string | null;
	hasIndicator: boolean;
}

export interface Visit {
	page: EnginePage;
	/** Defects that a shopper would notice. */
	problems: string[];
	/** Evaluates a call of `window.sfEngines`; `null` while a page loads. */
	ask: ( call: string ) => Promise< unknown >;
	/** `null` without focus. */
	focus: () => Promise< Focus | null >;
	until: ( call: string, what: string ) => Promise< unknown >;
	settle: () => Promise< void >;
	/** Reports a focused control that is hidden, has no name, or, for keyboards, no indicator. Returns it. */
	checkFocus: ( options: {
		needsIndicator: boolean;
	} ) => Promise< Focus | null >;
}

/** A control's whole accessible name, or a pattern. */
export type Target = string | RegExp;

export const argument = ( target: Target ) =>
	JSON.stringify(
		typeof target === 'string'
			? `^${ target.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }$`
			: target.source
	);

export const pause = ( ms: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const parseFocus = ( value: unknown ): Focus | null =>
	isRecord( value )
		? {
				name: String( value.name ),
				html: String( value.html ),
				group: String( value.group ),
				isField: value.isField === true,
				hidden: value.hidden === null ? null : String( value.hidden ),
				hasIndicator: value.hasIndicator === true,
			}
		: null;

export const createVisit = ( page: EnginePage ): Visit => {
	const problems: string[] = [];
	const report = ( problem: string ) => {
		if ( ! problems.includes( problem ) ) {
			problems.push( problem );
		}
	};
	const ask = ( call: string ) =>
		page
			.evaluate( `window.sfEngines ? window.sfEngines.${ call } : null` )
			.catch( () => null );
	const until = async ( call: string, what: string ) => {
		const end = Date.now() + TIMEOUT_MS;
		for (;;) {
			const value = await ask( call );
			if ( value ) {
				return value;
			}
			if ( Date.now() > end ) {
				throw new Error(
					`Waited in vain for ${ what }. Controls: ${ String(
						await ask( 'names()' )
					) }`
				);
			}
			await pause( POLL_MS );
		}
	};
	const focus = async () => parseFocus( await ask( 'focus()' ) );
	return {
		page,
		problems,
		ask,
		focus,
		until,
		settle: async () => {
			await until( `quietMs() >= ${ QUIET_MS }`, 'the page to settle' );
		},
		checkFocus: async ( { needsIndicator } ) => {
			const end = Date.now() + SCROLL_MS;
			let found = await focus();
			while ( found?.hidden && Date.now() < end ) {
				await pause( POLL_MS );
				found = await focus();
			}
			if ( ! found ) {
				report( 'Focus is lost.' );
				return null;
			}
			const label = found.name || found.html;
			if ( found.hidden ) {
				report( `Hidden with focus: ${ label }: ${ found.hidden }` );
			}
			if ( ! found.name ) {
				report( `Has focus but no name: ${ found.html }` );
			}
			if ( needsIndicator && ! found.hasIndicator ) {
				report( `Has focus but no indicator: ${ label }` );
			}
			return found;
		},
	};
};
