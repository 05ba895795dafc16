/** A video that can be played: a file, or the player of its host. */
export interface Video {
	/** A `file` plays in a `video` element, a `player` in a frame. */
	kind: 'file' | 'player';
	src: string;
}

/** Files that browsers play. A query string may follow. */
const FILE = /\.(mp4|webm)$/i;

/** Folders of the sharing site whose pages are named by the id of a video. */
const SHARING_FOLDERS = [ 'embed', 'shorts', 'live', 'v' ];

/** Returns the seconds of a start time: `90`, `90s`, `1m30s`, `1h2m3s`; 0 for anything else. */
function readSeconds( time: string ): number {
	const [ , hours = 0, minutes = 0, seconds = 0 ] =
		/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec( time ) ?? [];
	return Number( hours ) * 3600 + Number( minutes ) * 60 + Number( seconds );
}

/** Returns the id of a video of the sharing site; `''` if the address is another page of it. */
function readSharingId( { pathname, searchParams }: URL, isShort: boolean ) {
	const [ , folder = '', name = '' ] = pathname.split( '/' );
	if ( isShort ) {
		return folder;
	}
	if ( folder === 'watch' ) {
		return searchParams.get( 'v' ) ?? '';
	}
	return SHARING_FOLDERS.includes( folder ) ? name : '';
}

/** Returns the sharing site's player that sets no cookie until the video plays. */
function getSharingPlayer( url: URL, isShort: boolean ): string | null {
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
}

/** Returns the hosting site's player, asked not to track. An unlisted video has a key besides its id. */
function getHostingPlayer( { pathname, searchParams }: URL ): string | null {
	const [ , id, key = searchParams.get( 'h' ) ] =
		/^(?:\/video)?\/(\d+)(?:\/(\w+))?\/?$/.exec( pathname ) ?? [];
	return id
		? `https://player.vimeo.com/video/${ id }?dnt=1&autoplay=1${
				key && /^\w+$/.test( key ) ? `&h=${ key }` : ''
			}`
		: null;
}

/** Returns the player of a host; `null` for any other host and for pages without a video. */
function getPlayer( url: URL ): string | null {
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
}

/**
 * Returns how to play the video at an address (docs/contract/site-behaviors.md 3.3); `null` if it is none, so that the link
 * stays a link.
 *
 * @param address
 * @param base    Address of the page, for relative addresses.
 */
export function parseVideoLink( address: string, base: string ): Video | null {
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
}
