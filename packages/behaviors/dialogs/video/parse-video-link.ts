export interface Video {
	/** A `file` plays in a `video` element, a `player` in an iframe. */
	kind: 'file' | 'player';
	src: string;
}

/** Matches a URL's path, without the query. */
const FILE = /\.(mp4|webm)$/i;

/** YouTube paths that end with a video's id. */
const SHARING_FOLDERS = [ 'embed', 'shorts', 'live', 'v' ];

/** Parses `90`, `90s`, `1m30s` or `1h2m3s`; returns 0 for anything else. */
const readSeconds = ( time: string ): number => {
	const [ , hours = 0, minutes = 0, seconds = 0 ] =
		/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec( time ) ?? [];
	return Number( hours ) * 3600 + Number( minutes ) * 60 + Number( seconds );
};

/** Returns the id of a YouTube video; `''` for other pages. */
const readSharingId = ( { pathname, searchParams }: URL, isShort: boolean ) => {
	const [ , folder = '', name = '' ] = pathname.split( '/' );
	if ( isShort ) {
		return folder;
	}
	if ( folder === 'watch' ) {
		return searchParams.get( 'v' ) ?? '';
	}
	return SHARING_FOLDERS.includes( folder ) ? name : '';
};

/** This player sets no cookie until the video plays. */
const getSharingPlayer = ( url: URL, isShort: boolean ): string | null => {
	const id = readSharingId( url, isShort );
	if ( ! /^[\w-]{10,12}$/.test( id ) ) {
		return null;
	}
	const { searchParams } = url;
	const start = readSeconds(
		searchParams.get( 't' ) ?? searchParams.get( 'start' ) ?? ''
	);
	return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1&rel=0${
		start ? `&start=${ start }` : ''
	}`;
};

/** `dnt` asks Vimeo not to track. Unlisted videos have a key besides their id. */
const getHostingPlayer = ( { pathname, searchParams }: URL ): string | null => {
	const [ , id, key = searchParams.get( 'h' ) ] =
		/^(?:\/video)?\/(\d+)(?:\/(\w+))?\/?$/.exec( pathname ) ?? [];
	return id
		? `https://player.vimeo.com/video/${ id }?dnt=1&autoplay=1${
				key && /^\w+$/.test( key ) ? `&h=${ key }` : ''
			}`
		: null;
};

/** `null` for other hosts, and for pages without a video. */
const getPlayer = ( url: URL ): string | null => {
	switch ( url.hostname.replace( /^(www|m|music)\./, '' ) ) {
		case 'youtube.com':
		case 'youtube-nocookie.com':
			return getSharingPlayer( url, false );
		case 'youtu.be':
			return getSharingPlayer( url, true );
		case 'vimeo.com':
		case 'player.vimeo.com':
			return getHostingPlayer( url );
		default:
			return null;
	}
};

/** Returns how to play the video at a URL (docs/contract/site-behaviors.md 3.3); `null` if it isn't a video. */
export const parseVideoLink = (
	address: string,
	base: string
): Video | null => {
	if ( ! URL.canParse( address, base ) ) {
		return null;
	}
	const url = new URL( address, base );
	if ( ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	if ( FILE.test( url.pathname ) ) {
		return { kind: 'file', src: url.href };
	}
	const player = getPlayer( url );
	return player === null ? null : { kind: 'player', src: player };
};
