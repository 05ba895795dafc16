import type { Isolate, ExtensionPoints } from '@shopfront/extensibility';
import { cloneElement, createElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { withRenderLimit } from './render-limit';

type Props = Readonly< Record< string, unknown > >;

/** Isolates each prop that an add-on receives. */
export const isolateProps = ( props: Props, isolate: Isolate ): Props =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ name, value ] ) => [
			name,
			isolate( value ),
		] )
	);

/**
 * Clones an element of an add-on with more isolated props and a render limit. Returns HTML elements unchanged, because
 * the props would become invalid attributes.
 */
export const isolateElement = (
	element: ReactElement,
	props: Props,
	isolate: Isolate,
	now: ExtensionPoints[ 'now' ]
): ReactElement => {
	const { type, key } = element;
	if ( typeof type === 'string' ) {
		return element;
	}
	const isolated = isolateProps( props, isolate );
	const Limited = withRenderLimit( type, now );
	return Limited
		? createElement( Limited, { ...element.props, ...isolated, key } )
		: cloneElement( element, isolated );
};
