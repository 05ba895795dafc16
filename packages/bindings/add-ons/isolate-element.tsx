import type { Isolate, ExtensionPoints } from '@shopfront/extensibility';
import { cloneElement, createElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { withRenderLimit } from './render-limit';

type Props = Readonly< Record< string, unknown > >;

/** What an add-on is given as props, each as it may see it. */
export const isolateProps = ( props: Props, isolate: Isolate ): Props =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ name, value ] ) => [
			name,
			isolate( value ),
		] )
	);

/**
 * An element of an add-on with more props, which it sees in its own way, and with a limit to how often it renders. One
 * of HTML comes back as it is: it knows nothing of such props.
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
