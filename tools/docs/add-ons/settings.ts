import { example, functionTable, propertyTable, since } from '../markdown';
import type { ReadTypes } from '../read-types';

/** docs/add-ons/settings.md */
export const settingsPage = ( read: ReadTypes ): string => `# Settings

Settings that the server prints into the page. Read them with \`wc.wcSettings.getSetting( name, fallback, filter )\`.
${ since( read( 'PageSettings' ) ) }

${ example( 'read-settings.ts' ) }

A name with the suffix \`_data\` that is no setting returns the data that a gateway prints for its script: \`stripe_data\`
is the data of \`stripe\`.

${ propertyTable( read( 'PageSettings' ) ) }

## \`wc.wcSettings\`

${ functionTable( {
	...read( 'WcSettings' ),
	members: read( 'WcSettings' ).members.filter( ( { name } ) =>
		/^[a-z]/.test( name )
	),
} ) }

Constants with the same values: ${ read( 'WcSettings' )
	.members.filter( ( { name } ) => /^[A-Z]/.test( name ) )
	.map( ( { name } ) => `\`${ name }\`` )
	.join( ', ' ) }.
`;
