import type { GuestLook, Points } from '@shopfront/points';
import { cloneElement, createElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { withRenderLimit } from './render-limit';

type Props = Readonly< Record< string, unknown > >;

/** What an add-on is given as props, each as it may see it. */
export const lookAtProps = ( props: Props, look: GuestLook ): Props =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ name, value ] ) => [
			name,
			look( value ),
		] )
	);

/**
 * An element of an add-on with more props, which it sees in its own way, and with a limit to how often it renders. One
 * of HTML comes back as it is: it knows nothing of such props.
 */
export const guestElement = (
	element: ReactElement,
	props: Props,
	look: GuestLook,
	now: Points[ 'now' ]
): ReactElement => {
	const { type, key } = element;
	if ( typeof type === 'string' ) {
		return element;
	}
	const seen = lookAtProps( props, look );
	const Limited = withRenderLimit( type, now );
	return Limited
		? createElement( Limited, { ...element.props, ...seen, key } )
		: cloneElement( element, seen );
};
