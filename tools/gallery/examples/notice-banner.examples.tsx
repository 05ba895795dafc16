import { NoticeBanner } from '@shopfront/components';
import { examplesOf } from './component-examples';

const onRemove = () => undefined;

export const noticeBannerExamples = examplesOf( 'NoticeBanner', NoticeBanner, {
	error: {
		status: 'error',
		children: 'Coupon "old" has expired.',
		onRemove,
	},
	success: { status: 'success', children: 'Cart updated.', onRemove },
	warning: {
		status: 'warning',
		children: 'There are only 2 of "Stone Mug" left.',
		onRemove,
	},
	info: { status: 'info', children: 'Shipping is free today.', onRemove },
	default: { children: 'The price of "Canvas Cap" has changed.', onRemove },
	'not dismissible': {
		status: 'info',
		children: 'Shipping is free today.',
		isDismissible: false,
	},
	'several notices': {
		status: 'error',
		summary: 'The following problems were found:',
		children: (
			<ul>
				<li>Coupon “old” has expired.</li>
				<li>There is not enough of “Stone Mug” in stock.</li>
			</ul>
		),
		onRemove,
	},
} );
