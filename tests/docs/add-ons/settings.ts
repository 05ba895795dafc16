import { example, functionTable, propertyTable, since } from '../markdown';
import type { ReadTypes } from '../read-types';

/** docs/add-ons/settings.md */
export const settingsPage = ( read: ReadTypes ): string => `# Settings

What the server printed into the page, by \`wc.wcSettings.getSetting( name, fallback, filter )\`.
${ since( read( 'PageSettings' ) ) }

${ example( 'read-settings.ts' ) }

A name that holds \`_data\` and is no setting finds what the server of a gateway prints for its script: \`stripe_data\` is
that of \`stripe\`.

${ propertyTable( read( 'PageSettings' ) ) }

## \`wc.wcSettings\`

${ functionTable( {
	...read( 'WcSettings' ),
	members: read( 'WcSettings' ).members.filter( ( { name } ) =>
		/^[a-z]/.test( name )
	),
} ) }

Constants of the same: ${ read( 'WcSettings' )
	.members.filter( ( { name } ) => /^[A-Z]/.test( name ) )
	.map( ( { name } ) => `\`${ name }\`` )
	.join( ', ' ) }.
`;
