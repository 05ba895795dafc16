import type { Isolate, ExtensionPoints } from '@shopfront/extensibility';
import { createElement, Fragment } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import { adoptNode, adoptType, getRef } from './adopt-node';
import { withRenderLimit } from './render-limit';

type Props = Readonly< Record< string, unknown > >;

export const isolateProps = ( props: Props, isolate: Isolate ): Props =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ name, value ] ) => [
			name,
			isolate( value ),
		] )
	);

/**
 * Clones an add-on's element, from any version of React, with more isolated props and a render limit. HTML elements
 * get no props, because they'd become invalid attributes.
 */
export const isolateElement = (
	element: ReactElement,
	props: Props,
	isolate: Isolate,
	now: ExtensionPoints[ 'now' ]
): ReactElement => {
	const { type, key } = element;
	if ( typeof type === 'string' || type === Fragment ) {
		return adoptNode( element );
	}
	const isolated = isolateProps( props, isolate );
	const Limited = withRenderLimit( type, now );
	return Limited
		? createElement( Limited, { ...element.props, ...isolated, key } )
		: createElement( adoptType( type ) as ComponentType< Props >, {
				...element.props,
				...isolated,
				...getRef( element ),
				key,
			} );
};
