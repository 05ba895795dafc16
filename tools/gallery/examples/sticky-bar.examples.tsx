import { Button, StickyBar } from '@shopfront/components';
import { useRef } from '@wordpress/element';
import { examplesOf } from './component-examples';

/** The button is inside or outside the viewport. */
const Page = ( { lengthPx }: { lengthPx: number } ) => {
	const real = useRef< HTMLDivElement >( null );
	return (
		<>
			<p>A cart with its way to the checkout below.</p>
			<div ref={ real } style={ { marginBlockStart: lengthPx } }>
				<Button href="#proceed">Proceed to Checkout</Button>
			</div>
			<StickyBar targetRef={ real } label="Checkout">
				<Button href="#proceed">Proceed to Checkout</Button>
			</StickyBar>
		</>
	);
};

export const stickyBarExamples = examplesOf( 'StickyBar', Page, {
	'target below the window': { lengthPx: 2000 },
	'target visible': { lengthPx: 0 },
} );
