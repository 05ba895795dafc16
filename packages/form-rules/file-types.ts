/** Follows the platform. */
const EXTENSIONS: Readonly< Record< string, string > > = {
	'image/jpeg': 'jpg jpeg jpe',
	'image/gif': 'gif',
	'image/png': 'png',
	'image/bmp': 'bmp',
	'image/tiff': 'tiff tif',
	'image/webp': 'webp',
	'image/avif': 'avif',
	'image/heic': 'heic',
	'image/heif': 'heif',
	'image/x-icon': 'ico',
	'video/avi': 'avi',
	'video/mpeg': 'mpeg mpg mpe',
	'video/mp4': 'mp4 m4v',
	'video/ogg': 'ogv',
	'video/quicktime': 'mov qt',
	'video/webm': 'webm',
	'video/x-matroska': 'mkv',
	'video/x-ms-wmv': 'wmv',
	'video/3gpp': '3gp 3gpp',
	'text/plain': 'txt asc c cc h srt',
	'text/csv': 'csv',
	'text/tab-separated-values': 'tsv',
	'text/calendar': 'ics',
	'text/richtext': 'rtx',
	'text/css': 'css',
	'text/html': 'htm html',
	'text/vtt': 'vtt',
	'audio/mpeg': 'mp3 m4a m4b',
	'audio/aac': 'aac',
	'audio/wav': 'wav',
	'audio/ogg': 'ogg oga',
	'audio/flac': 'flac',
	'audio/midi': 'mid midi',
	'application/rtf': 'rtf',
	'application/pdf': 'pdf',
	'application/zip': 'zip',
	'application/x-tar': 'tar',
	'application/x-gzip': 'gz gzip',
	'application/rar': 'rar',
	'application/x-7z-compressed': '7z',
	'application/msword': 'doc',
	'application/vnd.ms-powerpoint': 'pot pps ppt',
	'application/vnd.ms-excel': 'xla xls xlt xlw',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
		'docx',
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
	'application/vnd.openxmlformats-officedocument.presentationml.presentation':
		'pptx',
	'application/vnd.oasis.opendocument.text': 'odt',
	'application/vnd.oasis.opendocument.presentation': 'odp',
	'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/** Accepts `.png`, `image/png` or `image/*`. Extensions start with a dot; none for an unknown type. */
export const extensionsOf = ( accept: string ): string[] => {
	if ( accept.startsWith( '.' ) ) {
		return [ accept ];
	}
	const isWhole = accept.endsWith( '/*' );
	return Object.entries( EXTENSIONS ).flatMap( ( [ type, extensions ] ) =>
		type === accept ||
		( isWhole && type.startsWith( accept.slice( 0, -1 ) ) )
			? extensions.split( ' ' ).map( ( extension ) => `.${ extension }` )
			: []
	);
};
