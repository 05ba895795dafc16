import { createLate } from '@shopfront/late';

/** Whether postcodes are right, for who can wait for the patterns: they are needed only once one has been typed. */
export const postcodes = createLate( () =>
	import( /* webpackChunkName: "postcodes" */ './postcode' ).then(
		( { isPostcode } ) => isPostcode
	)
);
