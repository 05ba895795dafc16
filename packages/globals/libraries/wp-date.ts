import * as date from '@wordpress/date';
import moment from 'moment';

export { date, moment };
