import { render, screen } from '@testing-library/react';
import { PaymentMethodLabel } from '..';

it.each( [ 'bank', 'bill', 'card', 'checkPayment' ] )(
	'has an icon that is hidden from screen readers: %s',
	( icon ) => {
		render( <PaymentMethodLabel text="Pay" icon={ icon } /> );
		const label = screen.getByText( 'Pay' );
		expect( label ).toHaveClass(
			'wc-block-components-payment-method-label--with-icon'
		);
		expect( label.querySelector( 'svg' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
	}
);

it.each( [ [ 'shells' ], [ null ], [ undefined ] ] )(
	'renders only text for the icon %p',
	( icon ) => {
		const { container } = render(
			<PaymentMethodLabel text="Pay" icon={ icon } />
		);
		expect( container.querySelector( 'svg' ) ).toBeNull();
		expect( screen.getByText( 'Pay' ) ).not.toHaveClass(
			'wc-block-components-payment-method-label--with-icon'
		);
	}
);
