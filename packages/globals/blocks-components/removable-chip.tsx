import { RemovableChip, type RemovableChipProps } from '@shopfront/components';
import { createElement, useMemo, useRef } from '@wordpress/element';
import type { HTMLAttributes } from 'react';

export interface AddOnRemovableChipProps extends Omit<
	RemovableChipProps,
	'onRemove'
> {
	onRemove?: () => void;
	/** Whether a click anywhere on the chip removes it. */
	removeOnAnyClick?: boolean;
}

const NOTHING = () => undefined;

/** A button removes the chip, or a click on any part of it if the add-on opts in. */
export const AddOnRemovableChip = ( {
	onRemove = NOTHING,
	removeOnAnyClick = false,
	disabled = false,
	element = 'li',
	...rest
}: AddOnRemovableChipProps ) => {
	const click = useRef( onRemove );
	click.current = disabled ? NOTHING : onRemove;
	// Stable, because a new component type would remount the chip and lose the focus.
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
			// A click on the button bubbles to the chip.
			onRemove={ removeOnAnyClick ? NOTHING : onRemove }
		/>
	);
};
