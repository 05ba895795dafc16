import {
	CART_SHAPES,
	CHECKOUT_SHAPES,
	Icon,
	PAYMENT_SHAPES,
	SHAPES,
} from '@shopfront/components';
import { examplesOf } from './component-examples';

export const iconExamples = examplesOf( 'Icon', Icon, {
	alert: { shape: SHAPES.alert },
	back: { shape: CHECKOUT_SHAPES.back },
	bank: { shape: PAYMENT_SHAPES.bank },
	bill: { shape: PAYMENT_SHAPES.bill },
	card: { shape: PAYMENT_SHAPES.card },
	cart: { shape: CHECKOUT_SHAPES.cart },
	check: { shape: SHAPES.check },
	checkPayment: { shape: PAYMENT_SHAPES.checkPayment },
	chevron: { shape: SHAPES.chevron },
	close: { shape: SHAPES.close },
	info: { shape: SHAPES.info },
	minus: { shape: CART_SHAPES.minus },
	plus: { shape: CART_SHAPES.plus },
	store: { shape: CHECKOUT_SHAPES.store },
	trash: { shape: CART_SHAPES.trash },
	truck: { shape: CHECKOUT_SHAPES.truck },
} );
