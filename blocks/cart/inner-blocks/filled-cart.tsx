import { ContainerWidth, type BlockProps } from '@shopfront/bindings';
import clsx from 'clsx';
import { useCartAttributes } from '../attributes';
import { useIsFilled } from '../use-is-filled';

/** Puts items beside totals if the container is wide enough (docs/contract/blocks.md 5, "Layout"). */
export const FilledCart = ( { className, children }: BlockProps ) => {
	const { hasDarkControls } = useCartAttributes();
	return useIsFilled() ? (
		<div className={ className }>
			<ContainerWidth
				className={ clsx(
					'wc-block-components-sidebar-layout',
					'wc-block-cart',
					hasDarkControls && 'has-dark-controls'
				) }
			>
				{ children }
			</ContainerWidth>
		</div>
	) : null;
};
