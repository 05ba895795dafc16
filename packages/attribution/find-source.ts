import { NONE } from './pairs';

/** Where a visit comes from, by the aliases of the cookies `sbjs_current` and `sbjs_first`. */
export interface Source {
	typ: 'utm' | 'organic' | 'referral' | 'typein';
	src: string;
	mdm: string;
	cmp: string;
	cnt: string;
	trm: string;
	id: string;
	plt: string;
	fmt: string;
	tct: string;
	[ alias: string ]: string;
}

/** Parameters of the address that mean the same as `utm_campaign`, `utm_term` and `utm_content`. */
export interface ParameterNames {
	campaign?: string;
	term?: string;
	content?: string;
}

interface Landing {
	url: string;
	/** '' for none. */
	referrer: string;
	/** Whether a source is known from before. */
	hasSource: boolean;
	/** Whether the visit continues a session. */
	hasSession: boolean;
	names?: ParameterNames;
}

/** Parameters that Google and Yandex add to clicks on advertisements. */
const ADVERTISERS = [
	[ 'gclid', 'google' ],
	[ 'yclid', 'yandex' ],
] as const;

/** Campaign parameters by alias. */
const UTM = {
	src: 'source',
	mdm: 'medium',
	cmp: 'campaign',
	cnt: 'content',
	trm: 'term',
	id: 'id',
	plt: 'source_platform',
	fmt: 'creative_format',
	tct: 'marketing_tactic',
} as const;

/** Top-level domain of a country or of all. */
const TLD = '\\.[a-z]{2,3}(\\.[a-z]{2})?';

/** Names of search engines, their hosts, and the parameter of a search. Google sends none. */
const ENGINES: ReadonlyArray< readonly [ string, string, string? ] > = [
	[ 'google', `^google${ TLD }` ],
	[ 'yandex', `yandex${ TLD }`, 'text' ],
	[ 'bing', `bing${ TLD }`, 'q' ],
	[ 'yahoo', `yahoo${ TLD }`, 'p' ],
	[ 'about', `about${ TLD }`, 'q' ],
	[ 'aol', `aol${ TLD }`, 'q' ],
	[ 'ask', `ask${ TLD }`, 'q' ],
	[ 'globo', `globososo${ TLD }`, 'q' ],
	[ 'go.mail.ru', 'go\\.mail\\.ru', 'q' ],
	[ 'rambler', `rambler${ TLD }`, 'query' ],
	[ 'tut.by', 'tut\\.by', 'query' ],
];

/** Hosts of links that belong to another site. */
const SITES: Readonly< Record< string, string > > = {
	't.co': 'twitter.com',
	'plus.url.google.com': 'plus.google.com',
};

/** Returns the encoded values of an address, because cookies keep them so. Repeated names are joined. */
const readQuery = ( { search }: URL ): Map< string, string > => {
	const values = new Map< string, string >();
	for ( const part of search.slice( 1 ).split( '&' ) ) {
		const at = part.indexOf( '=' );
		if ( at > 0 ) {
			const name = part.slice( 0, at );
			const before = values.get( name );
			const value = part.slice( at + 1 );
			values.set(
				name,
				before === undefined ? value : `${ before },${ value }`
			);
		}
	}
	return values;
};

const hostOf = ( { hostname }: URL ): string =>
	hostname.replace( /^www\./, '' );

const parse = ( url: string ): URL | null => {
	try {
		return new URL( url );
	} catch {
		return null;
	}
};

const createSource = (
	typ: Source[ 'typ' ],
	values: Partial< Source >
): Source => {
	const source: Source = {
		typ,
		src: NONE,
		mdm: NONE,
		cmp: NONE,
		cnt: NONE,
		trm: NONE,
		id: NONE,
		plt: NONE,
		fmt: NONE,
		tct: NONE,
	};
	for ( const [ alias, value ] of Object.entries( values ) ) {
		source[ alias ] = value ?? source[ alias ] ?? NONE;
	}
	return source;
};

const findCampaign = (
	query: Map< string, string >,
	{ campaign = '', term = '', content = '' }: ParameterNames
): Source | null => {
	const values: Partial< Source > = {};
	for ( const [ alias, name ] of Object.entries( UTM ) ) {
		values[ alias ] = query.get( `utm_${ name }` );
	}
	values.cmp ??= query.get( campaign );
	values.trm ??= query.get( term );
	values.cnt ??= query.get( content );
	for ( const [ parameter, advertiser ] of ADVERTISERS ) {
		if ( query.has( parameter ) ) {
			values.src ??= advertiser;
			values.mdm ??= 'cpc';
			values.cmp ??= `${ advertiser }_cpc`;
		}
	}
	return Object.values( values ).some( ( value ) => value !== undefined )
		? createSource( 'utm', values )
		: null;
};

const findEngine = ( host: string, referrer: URL ): string | undefined => {
	const query = readQuery( referrer );
	return ENGINES.find(
		( [ , pattern, parameter ] ) =>
			new RegExp( `(^|\\.)${ pattern }$` ).test( host ) &&
			( ! parameter || query.has( parameter ) )
	)?.[ 0 ];
};

/**
 * Returns the source of a visit; `null` if it continues one that is known. Hosts below the shop's belong to it, because they
 * share its cookies.
 */
export const findSource = ( {
	url,
	referrer,
	hasSource,
	hasSession,
	names = {},
}: Landing ): Source | null => {
	const page = new URL( url );
	const campaign = findCampaign( readQuery( page ), names );
	if ( campaign ) {
		return campaign;
	}
	const from = parse( referrer );
	const host = from ? hostOf( from ) : '';
	const own = hostOf( page );
	if ( from && host && host !== own && ! host.endsWith( `.${ own }` ) ) {
		const engine = findEngine( host, from );
		if ( engine ) {
			return createSource( 'organic', { src: engine, mdm: 'organic' } );
		}
		if ( ! hasSession ) {
			return createSource( 'referral', {
				src: SITES[ host ] ?? host,
				mdm: 'referral',
				cnt: from.pathname,
			} );
		}
	}
	return hasSource ? null : createSource( 'typein', { src: '(direct)' } );
};
