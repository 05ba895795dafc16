/** Parameters of the hash: number of the gallery and of the picture, from 1. */
const PARAMETERS = /&?gid=\d+&pid=(\d+)/;

/** Returns the number of the picture that a hash names, from 1; 0 if it names none of this gallery. */
export const readPicture = ( hash: string, gallery: number ): number =>
	hash.includes( `gid=${ gallery }&` )
		? Number( PARAMETERS.exec( hash )?.[ 1 ] ?? 0 )
		: 0;

/** Returns a hash that names a picture, and keeps what else the hash has. */
export const withPicture = (
	hash: string,
	gallery: number,
	picture: number
): string =>
	`${ hash.replace( PARAMETERS, '' ) || '#' }&gid=${ gallery }&pid=${ picture }`;
