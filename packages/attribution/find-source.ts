import { NONE } from './pairs';

/** Where a visit comes from. The names are the aliases in the cookies `sbjs_current` and `sbjs_first`. */
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

/** Query parameters that a shop uses for `utm_campaign`, `utm_term` and `utm_content`. */
export interface ParameterNames {
	campaign?: string;
	term?: string;
	content?: string;
}

interface Landing {
	url: string;
	/** '' for none. */
	referrer: string;
	hasSource: boolean;
	hasSession: boolean;
	names?: ParameterNames;
}

/** Google and Yandex add these to clicks on advertisements. */
const ADVERTISERS = [
	[ 'gclid', 'google' ],
	[ 'yclid', 'yandex' ],
] as const;

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

const TLD = '\\.[a-z]{2,3}(\\.[a-z]{2})?';

/** Name, host and search parameter of each search engine. Google sends no search. */
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

/** Links with these hosts belong to another site. */
const SITES: Readonly< Record< string, string > > = {
	't.co': 'twitter.com',
	'plus.url.google.com': 'plus.google.com',
};

/** Doesn't decode the values, because the cookies store them encoded. Joins repeated names. */
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

/** `null` if the visit continues a known one. Subdomains count as the shop, because they share its cookies. */
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
