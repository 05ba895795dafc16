import { matchState } from '../match-state';
import { isCompany, readEmail, readName, readPhone } from './contact-lines';
import { readJapaneseAddress } from './japanese-address';
import { findLocality, LOCALITY_RULES, type Locality } from './localities';

export interface PasteContext {
	country: string;
	/** Names of the countries in the form, by code. */
	countries: Readonly< Record< string, string > >;
	/** Names of a country's states by code; `{}` for none. */
	getStates: ( country: string ) => Readonly< Record< string, string > >;
}

/** By field. Always has `country`, `address_1`, `city` and `postcode`. */
export type PastedAddress = Readonly< Record< string, string > >;

const MAX_LENGTH = 400;
const MAX_PARTS = 10;
const MAX_PART_LENGTH = 90;

/** In English and the countries' own languages, besides the form's names. */
const COUNTRY_NAMES: Readonly< Record< string, readonly string[] > > = {
	AU: [ 'Australia' ],
	CA: [ 'Canada' ],
	DE: [ 'Germany', 'Deutschland' ],
	ES: [ 'Spain', 'España' ],
	FR: [ 'France' ],
	GB: [
		'United Kingdom',
		'UK',
		'U.K.',
		'Great Britain',
		'England',
		'Scotland',
		'Wales',
		'Northern Ireland',
	],
	IT: [ 'Italy', 'Italia' ],
	JP: [ 'Japan', '日本', '日本国' ],
	NL: [ 'Netherlands', 'The Netherlands', 'Nederland', 'Holland' ],
	US: [
		'United States',
		'United States of America',
		'USA',
		'U.S.A.',
		'US',
		'U.S.',
	],
};

const isSame = ( a: string, b: string ) =>
	a.localeCompare( b, 'en', { sensitivity: 'base' } ) === 0;

const readCountry = (
	text: string,
	{ countries }: PasteContext
): string | null => {
	const byForm = Object.entries( countries ).find(
		( [ , name ] ) =>
			isSame( name, text ) ||
			isSame( name.replace( /\s*\([^)]*\)$/, '' ), text )
	);
	const byName = Object.entries( COUNTRY_NAMES ).find( ( [ , names ] ) =>
		names.some( ( name ) => isSame( name, text ) )
	);
	return byForm?.[ 0 ] ?? byName?.[ 0 ] ?? null;
};

const HOUSE_NUMBER = /^(?:n[.º°o]?\s*)?\d{1,5}\s?[a-z]?$/i;

const toParts = ( text: string ): string[] => {
	const clean = text
		.normalize( 'NFC' )
		// Japanese keyboards type full-width digits and hyphens.
		.replace( /[０-９]/g, ( digit ) =>
			String.fromCharCode( digit.charCodeAt( 0 ) - 0xfee0 )
		)
		.replace( /(?<=\d)[－‐−ー](?=\d)/g, '-' )
		.replace( /[\t\u00a0\u3000]+/g, ' ' );
	const lines = clean.split( /\r\n|[\n\r\u2028]/ );
	const isMultiline = lines.filter( ( line ) => line.trim() ).length > 1;
	const pieces = isMultiline ? lines : clean.split( /[,;、]/ );
	const parts: string[] = [];
	for ( const piece of pieces ) {
		const part = piece
			.trim()
			.replace(
				/^(?:ship(?:ping)? (?:to|address)|address|adresse|dirección|indirizzo|adres|住所)\s*:\s*/iu,
				''
			)
			.replace( /^[,;·•-]+\s*|\s*[,;]+$/g, '' )
			.trim();
		const last = parts.at( -1 );
		if ( HOUSE_NUMBER.test( part ) && last && ! /\d/.test( last ) ) {
			// "Via Roma, 10"
			parts[ parts.length - 1 ] = `${ last }, ${ part }`;
		} else if ( part ) {
			parts.push( part );
		}
	}
	return parts;
};

const UNIT =
	/^(?:flat|apt\.?|apartment|suite|ste\.?|unit|room|floor|level|bldg\.?|building|#|étage|appartement|wohnung|whg\.?|etage|piso|puerta|interno|scala|c\/o)\b|^#\s?\d|^\d+(?:st|nd|rd|th|er|e|º|ª)\s+(?:floor|étage|piso|og)\b/iu;

/** A street with a number, or a post office box. */
const isStreet = ( part: string ): boolean =>
	/\d/.test( part ) && /\p{L}{2}/u.test( part ) && ! UNIT.test( part );

/** `null` if recipient and street aren't plain enough. */
const readStreet = (
	parts: readonly string[]
): Record< string, string > | null => {
	const at = parts.findIndex( isStreet );
	const street = parts[ at ];
	if ( street === undefined || street.split( /\s+/ ).length > 10 ) {
		return null;
	}
	const fields: Record< string, string > = { address_1: street };
	const second = parts.slice( at + 1 );
	for ( const part of parts.slice( 0, at ) ) {
		const name = isCompany( part ) ? null : readName( part );
		if ( UNIT.test( part ) ) {
			second.push( part );
		} else if ( name && fields.last_name === undefined ) {
			Object.assign( fields, name );
		} else if ( fields.company === undefined && ! /\d{3}/.test( part ) ) {
			fields.company = part;
		} else {
			return null;
		}
	}
	if ( second.length > 2 ) {
		return null;
	}
	if ( second.length > 0 ) {
		fields.address_2 = second.join( ', ' );
	}
	return fields;
};

/** Converts the state to its code; `null` if the country has no such state. */
const toLocalityFields = (
	{ city, state, postcode }: Locality,
	country: string,
	{ getStates }: PasteContext
): Record< string, string > | null => {
	const states = getStates( country );
	const hasList = Object.keys( states ).length > 0;
	const code =
		state === undefined || ! hasList
			? state
			: matchState( state.replace( /\.$/, '' ), states );
	if ( code !== undefined ) {
		return { city, state: code, postcode };
	}
	return state !== undefined && LOCALITY_RULES[ country ]?.needsState
		? null
		: { city, postcode };
};

const readAddress = (
	parts: readonly string[],
	country: string,
	context: PasteContext
): Record< string, string > | null => {
	const japanese = country === 'JP' ? readJapaneseAddress( parts ) : null;
	if ( japanese ) {
		const { locality, street, before, after } = japanese;
		const recipient = [ ...before, ...after ];
		const building = after.filter( ( line ) => /\d/.test( line ) );
		const fields = readStreet( [
			...recipient.filter( ( line ) => ! building.includes( line ) ),
			street,
			...building,
		] );
		const place = toLocalityFields( locality, country, context );
		return fields && place && { ...fields, address_1: street, ...place };
	}
	const found = findLocality( parts, country );
	const fields = found && readStreet( found.before );
	const place = found && toLocalityFields( found.locality, country, context );
	return fields && place && { ...fields, ...place };
};

/**
 * Recognizes a whole address in pasted text: street with number, city and postcode by the country's rules. Recipient,
 * company, phone and e-mail address must have their own lines. The text can name the country; otherwise we try the
 * form's country, then countries with a distinctive format. Returns `null` for anything else, and for countries
 * without rules.
 */
export const parsePastedAddress = (
	text: string,
	context: PasteContext
): PastedAddress | null => {
	if ( text.length > MAX_LENGTH ) {
		return null;
	}
	const all = toParts( text );
	if (
		all.length < 2 ||
		all.length > MAX_PARTS ||
		all.some( ( part ) => part.length > MAX_PART_LENGTH )
	) {
		return /〒|[都道府県].*[市区町村]/u.test( text ) && all.length === 1
			? finish( all, {}, context )
			: null;
	}
	const contact: Record< string, string > = {};
	const parts = all.filter( ( part ) => {
		const email = readEmail( part );
		const phone = email ? null : readPhone( part );
		if ( email ) {
			contact.email ??= email;
		} else if ( phone ) {
			contact.phone ??= phone;
		}
		return ! email && ! phone;
	} );
	return finish( parts, contact, context );
};

const finish = (
	parts: readonly string[],
	contact: Readonly< Record< string, string > >,
	context: PasteContext
): PastedAddress | null => {
	const named = readCountry( parts.at( -1 ) ?? '', context );
	const rest = named ? parts.slice( 0, -1 ) : parts;
	const candidates = named
		? [ named ]
		: [
				context.country,
				...Object.entries( LOCALITY_RULES ).flatMap(
					( [ code, { isDistinctive } ] ) =>
						isDistinctive && code !== context.country
							? [ code ]
							: []
				),
			];
	for ( const country of candidates ) {
		const fields = Object.hasOwn( context.countries, country )
			? readAddress( rest, country, context )
			: null;
		if ( fields ) {
			return { country, ...fields, ...contact };
		}
	}
	return null;
};
