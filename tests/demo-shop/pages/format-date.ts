const FORMAT = new Intl.DateTimeFormat( 'en-GB', {
	dateStyle: 'long',
	timeZone: 'UTC',
} );

/** A moment as a day: `21 November 2026`. */
export const formatDate = ( ms: number ): string => FORMAT.format( ms );
