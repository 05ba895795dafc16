import { Label } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const labelExamples = examplesOf( 'Label', Label, {
	plain: { label: '2 × Stone Mug' },
	'with screen reader text': {
		label: '2 × Stone Mug',
		screenReaderLabel: 'Two of Stone Mug',
	},
	'with markup': {
		label: 'A <strong>sturdy</strong> mug<script>alert()</script>',
		allowHTML: true,
	},
} );
