import { isPostcode } from '../postcode';

export interface Locality {
	city: string;
	/** Code or name; absent if the address has none. */
	state?: string;
	postcode: string;
}

export interface LocalityRule {
	/** Matches the end of an address, with the groups `city`, `postcode` and perhaps `state`. */
	pattern: RegExp;
	/** The pattern matches no other of these countries, so it also identifies the country. */
	isDistinctive?: boolean;
	/** The city must begin with a capital letter, because the postcode is just a number. */
	needsCapital?: boolean;
	needsState?: boolean;
	toPostcode?: ( postcode: string ) => string;
}

const WITH_SPACE = ( position: number ) => ( postcode: string ) => {
	const text = postcode.toUpperCase().replace( /\s/g, '' );
	return `${ text.slice( 0, position ) } ${ text.slice( position ) }`;
};

/** For countries that write the postcode before the city, with their letters of international mail. */
const postcodeFirst = ( letters: string, postcode: string, end = '' ): RegExp =>
	new RegExp(
		`^(?:(?:${ letters })[- ])?(?<postcode>${ postcode })\\s+(?<city>.+?)${ end }$`,
		'iu'
	);

/** By country code. Sources: addressing guides of the Universal Postal Union. */
export const LOCALITY_RULES: Readonly< Record< string, LocalityRule > > = {
	AU: {
		pattern:
			/^(?<city>.+?),?\s+(?<state>NSW|VIC|QLD|WA|SA|TAS|ACT|NT|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Australian Capital Territory|Northern Territory),?\s+(?<postcode>\d{4})$/iu,
		isDistinctive: true,
		needsState: true,
	},
	CA: {
		pattern:
			/^(?<city>.+?),?\s*(?:,|\s)\s*\(?(?<state>[\p{L}. ]{2,30}?)\)?,?\s+(?<postcode>[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/iu,
		isDistinctive: true,
		needsState: true,
		toPostcode: ( postcode ) =>
			WITH_SPACE( 3 )( postcode.replace( '-', '' ) ),
	},
	DE: {
		pattern: postcodeFirst( 'D|DE', '\\d{5}' ),
		needsCapital: true,
	},
	ES: {
		pattern: postcodeFirst(
			'E|ES',
			'\\d{5}',
			'(?:,\\s*(?<state>[\\p{L}/ -]{3,30})|\\s+\\((?<inBrackets>[\\p{L}/ -]{3,30})\\))?'
		),
		needsCapital: true,
	},
	FR: {
		pattern: postcodeFirst(
			'F|FR',
			'\\d{5}',
			'(?:\\s+CEDEX(?:\\s+\\d+)?)?'
		),
		needsCapital: true,
	},
	GB: {
		pattern:
			/^(?<city>.+?),?\s+(?<postcode>[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/iu,
		isDistinctive: true,
		toPostcode: ( postcode ) =>
			WITH_SPACE( postcode.replace( /\s/g, '' ).length - 3 )( postcode ),
	},
	IT: {
		pattern: postcodeFirst(
			'I|IT',
			'\\d{5}',
			'(?:,?\\s+(?<state>[A-Z]{2})|,?\\s+\\((?<inBrackets>[A-Z]{2})\\))?'
		),
		needsCapital: true,
	},
	JP: {
		pattern:
			/^(?<city>[A-Z][\p{L}' -]+?),?\s*(?:,\s*)(?<state>[A-Z][\p{L}-]+?)(?:[- ](?:to|fu|ken))?,?\s+〒?\s?(?<postcode>\d{3}-\d{4})$/iu,
		isDistinctive: true,
		needsState: true,
	},
	NL: {
		pattern: postcodeFirst( 'NL', '[1-9]\\d{3}\\s?[A-Z]{2}' ),
		isDistinctive: true,
		toPostcode: WITH_SPACE( 4 ),
	},
	US: {
		pattern:
			/^(?<city>.+?),?\s*(?:,|\s)\s*(?<state>[A-Z]{2}|[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+){0,2})\.?,?\s+(?<postcode>\d{5}(?:-\d{4})?)$/u,
		isDistinctive: true,
		needsState: true,
	},
};

/** Counties of the United Kingdom that can end an address but aren't cities. Others end in "shire". */
const COUNTIES =
	/^(?:.*shire|Kent|Essex|Surrey|Norfolk|Suffolk|Devon|Cornwall|Dorset|Somerset|Cumbria|Rutland|Middlesex|Merseyside|Greater Manchester|Greater London|West Midlands|Tyne and Wear|(?:East|West) Sussex|Isle of Wight|(?:County|Co\.?) \p{L}+)$/iu;

const MAX_CITY_WORDS = 5;

const isCity = ( city: string, needsCapital = false ): boolean =>
	! /\d/.test( city ) &&
	city.length <= 50 &&
	city.split( /\s+/ ).length <= MAX_CITY_WORDS &&
	( ! needsCapital || /^(?:['’]s-)?(?:L['’])?[\p{Lu}\p{Lo}]/u.test( city ) );

/**
 * Finds the locality at the end of an address without its country. Uses as few parts as possible, so the street keeps
 * the others.
 */
export const findLocality = (
	parts: readonly string[],
	country: string
): { locality: Locality; before: readonly string[] } | null => {
	const rule = LOCALITY_RULES[ country ];
	if ( ! rule ) {
		return null;
	}
	for ( let count = 1; count <= 3 && count < parts.length; count++ ) {
		const { groups } =
			rule.pattern.exec( parts.slice( -count ).join( ', ' ) ) ?? {};
		if ( ! groups ) {
			continue;
		}
		const given = groups.postcode ?? '';
		const postcode = rule.toPostcode?.( given ) ?? given;
		let before = parts.slice( 0, -count );
		let city = ( groups.city ?? '' ).trim();
		let state = ( groups.state ?? groups.inBrackets )?.trim();
		if ( country === 'GB' && COUNTIES.test( city ) && before.length > 1 ) {
			const town = before.at( -1 ) ?? '';
			if ( ! /\d/.test( town ) ) {
				state = city;
				city = town;
				before = before.slice( 0, -1 );
			}
		}
		// "Oxford, Oxfordshire" in one part.
		const [ town, county ] = city.split( /,\s*/ );
		if ( country === 'GB' && town && county && COUNTIES.test( county ) ) {
			city = town;
			state = county;
		}
		if (
			isCity( city, rule.needsCapital ) &&
			isPostcode( { postcode, country } )
		) {
			return {
				locality: { city, ...( state && { state } ), postcode },
				before,
			};
		}
	}
	return null;
};
