import { startFieldData } from '@shopfront/field-data';
import type * as FieldData from './field-data';

startFieldData( window, ( settings, isAllowed ) => {
	import( settings.script ).then(
		( { collect }: typeof FieldData ) => collect( settings, isAllowed ),
		// A page whose script is gone has no figures.
		() => {}
	);
} );
