/** Numbers of the gallery and its picture, from 1. */
const PARAMETERS = /&?gid=\d+&pid=(\d+)/;

/** Returns the picture's number from 1; 0 if the hash doesn't name a picture of this gallery. */
export const readPicture = ( hash: string, gallery: number ): number =>
	hash.includes( `gid=${ gallery }&` )
		? Number( PARAMETERS.exec( hash )?.[ 1 ] ?? 0 )
		: 0;

/** Keeps the other parts of the hash. */
export const withPicture = (
	hash: string,
	gallery: number,
	picture: number
): string =>
	`${ hash.replace( PARAMETERS, '' ) || '#' }&gid=${ gallery }&pid=${ picture }`;
