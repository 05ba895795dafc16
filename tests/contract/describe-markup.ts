import { JSDOM } from 'jsdom';

/** They depend on a shop's pictures. */
const OWN_ATTRIBUTES = /^(?:src|srcset|sizes|alt|width|height)$/;

const shorten = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

/** Leaves out nonces and keys. */
const valueOf = ( { name, value }: Attr ): string =>
	`${ name }="${ shorten( value )
		.replace( /_wpnonce=\w+/, '_wpnonce=NONCE' )
		.replace( /\b[0-9a-f]{32}\b/, 'KEY' ) }"`;

const describeNode = ( node: Node, indent: string ): string[] => {
	if ( node.nodeType === node.TEXT_NODE ) {
		const text = shorten( node.textContent ?? '' );
		return text ? [ indent + text ] : [];
	}
	const children = [ ...node.childNodes ].flatMap( ( child ) =>
		describeNode( child, `${ indent }  ` )
	);
	if ( ! ( 'attributes' in node ) || ! ( 'localName' in node ) ) {
		return children;
	}
	const attributes = Array.from< Attr >( Object( node.attributes ) )
		.filter( ( { name } ) => ! OWN_ATTRIBUTES.test( name ) )
		.map( valueOf )
		.sort();
	return [
		`${ indent }<${ [ node.localName, ...attributes ].join( ' ' ) }>`,
		...children,
	];
};

/** One line per element and text, to compare markup regardless of white space and order of attributes. */
export const describeMarkup = ( markup: string ): string[] =>
	[ ...new JSDOM( markup ).window.document.body.childNodes ].flatMap(
		( node ) => describeNode( node, '' )
	);
