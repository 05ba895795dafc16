import { withEvents } from '@shopfront/behaviors/event-bus';
import { mount as mountWithEvents } from './page';

export const mount = withEvents( mountWithEvents );
