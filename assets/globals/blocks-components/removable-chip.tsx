import { RemovableChip, type RemovableChipProps } from '@shopfront/components';
import { createElement, useMemo, useRef } from '@wordpress/element';
import type { HTMLAttributes } from 'react';

export interface AddOnRemovableChipProps extends Omit<
	RemovableChipProps,
	'onRemove'
> {
	onRemove?: () => void;
	/** Whether a click anywhere on the chip takes it away. */
	removeOnAnyClick?: boolean;
}

const NOTHING = () => undefined;

/** A chip that can be taken away, by its button or, where the add-on wants that, by a click on any part of it. */
export const AddOnRemovableChip = ( {
	onRemove = NOTHING,
	removeOnAnyClick = false,
	disabled = false,
	element = 'li',
	...rest
}: AddOnRemovableChipProps ) => {
	const click = useRef( onRemove );
	click.current = disabled ? NOTHING : onRemove;
	// One component for as long as the chip is there: another would be another element, without the focus.
	const Clickable = useMemo(
		() =>
			function ClickableChip( props: HTMLAttributes< HTMLElement > ) {
				return createElement( element, {
					...props,
					onClick: () => click.current(),
				} );
			},
		[ element ]
	);
	return (
		<RemovableChip
			{ ...rest }
			disabled={ disabled }
			element={ removeOnAnyClick ? Clickable : element }
			// A click on the button is one on the chip.
			onRemove={ removeOnAnyClick ? NOTHING : onRemove }
		/>
	);
};
