import { startEmailCapture } from '@shopfront/behaviors/forms/email-capture';

startEmailCapture( window );
