import type { FillProps } from '@shopfront/extensibility';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { useSlots } from './slot-fill-provider';

export interface SlotProps {
	/** Props for each child of a fill. */
	fillProps?: FillProps;
	className?: string;
}

const NO_PROPS: FillProps = {};

/** Events in a fill bubble through React's tree to the component that renders the fill. */
export const NamedSlot = ( {
	name,
	fillProps = NO_PROPS,
	className,
}: SlotProps & { name: string } ) => {
	const slots = useSlots();
	const element = useRef< HTMLDivElement >( null );
	const update = useRef< ( props: FillProps ) => void >( () => {} );
	const latest = useRef( fillProps );
	useLayoutEffect( () => {
		latest.current = fillProps;
		update.current( fillProps );
	}, [ fillProps ] );
	useLayoutEffect( () => {
		if ( ! element.current ) {
			return;
		}
		const instance = slots.addSlot( name, {
			element: element.current,
			fillProps: latest.current,
		} );
		update.current = instance.update;
		return instance.remove;
	}, [ slots, name ] );
	return <div ref={ element } className={ className } />;
};
